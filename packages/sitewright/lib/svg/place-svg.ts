import { type CustomPlugin, optimize } from 'svgo';

/**
 * Gives the outermost element of a drawing other attributes, such as a place in another drawing.
 *
 * @param svg a valid SVG
 * @param attributes by their names; one that is undefined is taken away
 */
export function placeSvg(
  svg: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
): string {
  let isOutermost = true;
  const place: CustomPlugin = {
    name: 'place',
    fn: () => ({
      element: {
        enter: (element) => {
          if (!isOutermost) return;
          isOutermost = false;
          for (const [name, value] of Object.entries(attributes)) {
            if (value === undefined) delete element.attributes[name];
            else element.attributes[name] = String(value);
          }
        },
      },
    }),
  };
  return optimize(svg, { plugins: [place] }).data;
}
