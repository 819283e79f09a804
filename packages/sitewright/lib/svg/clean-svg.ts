import {
  type CustomPlugin,
  optimize,
  type XastCdata,
  type XastChild,
  type XastParent,
  type XastText,
} from 'svgo';
import { findTextMistake } from '../text-file.ts';
import {
  checkAttribute,
  checkStyle,
  elements,
  references,
  type SvgProblem,
  svgNamespace,
} from './svg-allowlist.ts';

/** An SVG that is safe to serve, or what must not be in it. */
export type CleanSvg =
  | { svg: string /** The attributes of its outermost element. */; root: Record<string, string> }
  | { problem: string; line: number };

/**
 * Makes an SVG small, without changing how it looks, and refuses what a picture must not have: whatever
 * is not known to draw, such as scripts, and references to other files.
 *
 * @param text the SVG; anything at all
 */
export function cleanSvg(text: string): CleanSvg {
  const mistake = findTextMistake(text);
  if (mistake) return { problem: `is no text: ${mistake.message}`, line: mistake.line };
  try {
    const dropped: SvgProblem[] = [];
    const { data } = optimize(text, { plugins: [inspectSource(dropped), preset, dropNotes] });
    // svgo leaves the comments of licences, which may stand before it.
    if (!/^<svg[\s>]/.test(data.replace(/^(?:\s|<!--[\s\S]*?-->)+/, ''))) {
      return { problem: 'is no SVG: its outermost element is not <svg>', line: 1 };
    }
    // What is served is looked into, and of its source what would be missed.
    const { problems, root } = inspect(data);
    const [first] = [...dropped, ...problems];
    if (!first && root.xmlns !== svgNamespace) {
      return {
        problem: `has no xmlns="${svgNamespace}", without which browsers show nothing`,
        line: 1,
      };
    }
    if (!first) return { svg: data, root };
    return { problem: `holds ${first.what}`, line: lineOf(text, first.sign) };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    const place = line ? `, at its line ${line}` : '';
    return { problem: `is no valid SVG${place}: ${reason ?? error}`, line: line ?? 1 };
  }
}

/** The line of a file, from 1, on which a text stands first; 1 when it does not hold the text. */
export function lineOf(file: string, text: string): number {
  return file.slice(0, Math.max(0, file.indexOf(text))).split('\n').length;
}

/** Rewritten curves would differ from the original by a shade along their edges. */
const preset = {
  name: 'preset-default',
  params: { overrides: { convertPathData: false } },
} as const;

/** Finds what svgo may leave out and somebody would miss; metadata and elements with a prefix are notes of programs. */
const inspectSource = (problems: SvgProblem[]): CustomPlugin => ({
  name: 'inspect-source',
  fn: () => ({
    element: {
      enter: ({ name, attributes }) => {
        if (name === 'metadata' || name.includes(':')) return;
        if (!elements.has(name)) problems.push(elementProblem(name));
        for (const reference of references) {
          const problem = checkAttribute(reference, attributes[reference] ?? '#');
          if (problem) problems.push(problem);
        }
      },
    },
  }),
});

/** Leaves out attributes of other languages than SVG, such as the names of layers. */
const dropNotes: CustomPlugin = {
  name: 'drop-notes',
  fn: () => ({
    element: {
      enter: ({ attributes }) => {
        for (const name of Object.keys(attributes)) {
          if (/^(?!xml:(space|lang)$|xmlns:|.*:href$).+:/.test(name)) delete attributes[name];
        }
      },
    },
  }),
};

function inspect(svg: string): { problems: SvgProblem[]; root: Record<string, string> } {
  const problems: SvgProblem[] = [];
  let root: Record<string, string> | undefined;
  const add = (problem: SvgProblem | undefined) => {
    if (problem) problems.push(problem);
  };
  const refuse = ({ type }: XastChild) =>
    add({ what: `a part that is no drawing (${type})`, sign: '<?' });
  const checkText = ({ value }: XastText | XastCdata, parent: XastParent) => {
    if (isStyle(parent)) add(checkStyle(value));
  };
  const plugin: CustomPlugin = {
    name: 'inspect',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          root ??= attributes;
          if (!elements.has(name) || isStyle(parent)) add(elementProblem(name));
          for (const [attribute, value] of Object.entries(attributes))
            add(checkAttribute(attribute, value));
        },
      },
      text: { enter: checkText },
      cdata: { enter: checkText },
      doctype: { enter: refuse },
      instruction: { enter: refuse },
    }),
  };
  optimize(svg, { plugins: [plugin] });
  return { problems, root: root ?? {} };
}

const isStyle = (parent: XastParent) => parent.type === 'element' && parent.name === 'style';

const elementProblem = (name: string): SvgProblem => ({ what: `a <${name}>`, sign: `<${name}` });
