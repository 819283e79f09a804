import { type CustomPlugin, optimize, type XastElement } from 'svgo';

/** An SVG that is safe to serve, or what must not be in it. */
export type CleanSvg = { svg: string } | { problem: string };

/**
 * Makes an SVG small, without changing how it looks, and looks for what a picture must not have:
 * scripts, event handlers and references to other files.
 *
 * @param text the SVG; anything at all
 */
export function cleanSvg(text: string): CleanSvg {
  const problems: string[] = [];
  const inspect: CustomPlugin = {
    name: 'inspect',
    fn: () => ({
      element: { enter: (element) => void problems.push(...findProblems(element)) },
      text: { enter: ({ value }) => void problems.push(...findForeignUrls(value)) },
      cdata: { enter: ({ value }) => void problems.push(...findForeignUrls(value)) },
    }),
  };
  try {
    const { data } = optimize(text, { plugins: [inspect, preset] });
    if (!/^<svg[\s>]/.test(data))
      return { problem: 'is no SVG: its outermost element is not <svg>' };
    const [problem] = problems;
    return problem === undefined ? { svg: data } : { problem: `holds ${problem}` };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    return { problem: `is no valid SVG${line ? `, at its line ${line}` : ''}: ${reason ?? error}` };
  }
}

/** Rewritten curves would differ from the original by a shade along their edges. */
const preset = {
  name: 'preset-default',
  params: { overrides: { convertPathData: false } },
} as const;

/** Elements that run scripts, or show documents of other kinds. */
const foreignElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'handler',
]);

function findProblems({ name, attributes }: XastElement): string[] {
  if (foreignElements.has(name.replace(/^.*:/, '').toLowerCase())) return [`a <${name}>`];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const local = attribute.replace(/^.*:/, '').toLowerCase();
    if (/^on/.test(local)) return [`the event handler ${attribute}`];
    const isReference = local === 'href' || local === 'src';
    const isScript = /^\s*javascript:/i.test(value);
    if (isScript || (isReference && !isOwn(value))) return [`a reference to ${shorten(value)}`];
    return findForeignUrls(value);
  });
}

/** What a style or an attribute loads from elsewhere. */
function findForeignUrls(text: string): string[] {
  const urls = [...text.matchAll(/url\(\s*["']?(.*?)["']?\s*\)/gi)].map(([, url = '']) => url);
  const imports = /@import\b/i.test(text) ? ['another style sheet (@import)'] : [];
  return [
    ...urls.filter((url) => !isOwn(url)).map((url) => `a reference to ${shorten(url)}`),
    ...imports,
  ];
}

/** Whether an address is a part of the drawing itself, or a picture that is written into it. */
function isOwn(address: string): boolean {
  const plain = address.trim();
  return plain.startsWith('#') || /^data:image\/(png|jpe?g|webp|gif);/i.test(plain);
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
