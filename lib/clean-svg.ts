import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import { findTextMistake } from './text-file.ts';

/** An SVG that is safe to serve, or what must not be in it. */
export type CleanSvg =
  | { svg: string /** The attributes of its outermost element. */; root: Record<string, string> }
  | { problem: string; line: number };

/**
 * Makes an SVG small, without changing how it looks, and looks for what a picture must not have:
 * scripts, event handlers and references to other files.
 *
 * @param text the SVG; anything at all
 */
export function cleanSvg(text: string): CleanSvg {
  const mistake = findTextMistake(text);
  if (mistake) return { problem: `is no text: ${mistake.message}`, line: mistake.line };
  const problems: SvgProblem[] = [];
  let root: Record<string, string> = {};
  const inspect: CustomPlugin = {
    name: 'inspect',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          if (parent.type === 'root') root = element.attributes;
          problems.push(...findProblems(element));
        },
      },
      text: { enter: ({ value }) => void problems.push(...findForeignUrls(value)) },
      cdata: { enter: ({ value }) => void problems.push(...findForeignUrls(value)) },
    }),
  };
  try {
    const { data } = optimize(text, { plugins: [inspect, preset] });
    if (!/^<svg[\s>]/.test(data)) {
      return { problem: 'is no SVG: its outermost element is not <svg>', line: 1 };
    }
    const [first] = problems;
    if (!first) return { svg: data, root };
    return { problem: `holds ${first.what}`, line: lineOf(text, first.sign) };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    const place = line ? `, at its line ${line}` : '';
    return { problem: `is no valid SVG${place}: ${reason ?? error}`, line: line ?? 1 };
  }
}

/** Something that a picture must not have, and the text by which it is found in the file. */
interface SvgProblem {
  what: string;
  sign: string;
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

/** Elements that run scripts, or show documents of other kinds. */
const foreignElement = /^(.*:)?(script|foreignobject|iframe|embed|object|handler)$/i;

function findProblems({ name, attributes }: XastElement): SvgProblem[] {
  if (foreignElement.test(name)) return [{ what: `a <${name}>`, sign: `<${name}` }];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const local = attribute.replace(/^.*:/, '').toLowerCase();
    if (/^on/.test(local)) return [{ what: `the event handler ${attribute}`, sign: attribute }];
    const isReference = local === 'href' || local === 'src';
    const isScript = /^\s*javascript:/i.test(value);
    if (isScript || (isReference && !isOwn(value))) return [referenceTo(value)];
    return findForeignUrls(value);
  });
}

/** What a style or an attribute loads from elsewhere. */
function findForeignUrls(text: string): SvgProblem[] {
  const urls = [...text.matchAll(/url\(\s*["']?(.*?)["']?\s*\)/gi)].map(([, url = '']) => url);
  const imports = /@import\b/i.test(text)
    ? [{ what: 'another style sheet (@import)', sign: '@import' }]
    : [];
  return [...urls.filter((url) => !isOwn(url)).map(referenceTo), ...imports];
}

const referenceTo = (address: string): SvgProblem => ({
  what: `a reference to ${shorten(address)}`,
  sign: address,
});

/** Whether an address is a part of the drawing itself, or a picture that is written into it. */
function isOwn(address: string): boolean {
  const plain = address.trim();
  return plain.startsWith('#') || /^data:image\/(png|jpe?g|webp|gif);/i.test(plain);
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
