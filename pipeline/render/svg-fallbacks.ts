/** No drawing is wider where nothing else limits it, in CSS pixels. */
const widest = 320;

/**
 * Gives every drawing a width and pen of its own, for a page without its style sheet: without them
 * a browser spreads a drawing over the whole window and fills its outlines with black. They are
 * presentation attributes, which the style sheet's classes override.
 *
 * @param html a page as React renders it
 */
export function plainDrawings(html: string): string {
  return html.replaceAll(/<svg viewBox="[\d.-]+ [\d.-]+ ([\d.]+) [^>]*?>/g, (tag, width) => {
    const outlined = /[" ](stroke-|fill-none)/.test(tag);
    const pen = outlined ? 'fill="none" stroke="currentColor"' : 'fill="currentColor"';
    return tag.replace('<svg', `<svg width="${Math.min(width, widest)}" ${pen}`);
  });
}
