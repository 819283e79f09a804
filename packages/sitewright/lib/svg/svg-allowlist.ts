// What a drawing may hold: everything that draws, stands still and loads nothing. Whatever is not listed
// here is refused, so nobody has to know what else browsers understand.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Not `script`, `animate`, `set`, `foreignObject` and `feImage`, among others. */
export const elements = words(`
  svg g defs symbol use switch a title desc style
  path rect circle ellipse line polyline polygon image text tspan textPath
  clipPath mask marker pattern linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Attributes that name or describe; nothing in them is loaded or run. */
export const inertAttributes = words(`
  id class lang xml:lang xml:space role version baseProfile type media result
  requiredExtensions requiredFeatures systemLanguage
`);
const inertAttribute = /^(aria|data)-[\w.-]+$|^xmlns:[\w.-]+$/;

/** Attributes that lead to a part of the drawing, or hold a picture. */
export const references = words('href xlink:href');

/** Attributes whose values are numbers, words, colours and functions of {@link functions}. */
export const attributes = words(`
  style transform viewBox preserveAspectRatio
  x y width height x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength dx dy rotate offset
  textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 mode operator k1 k2 k3 k4 values tableValues slope intercept amplitude
  exponent order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z
  pointsAtX pointsAtY pointsAtZ scale xChannelSelector yChannelSelector stdDeviation radius
  baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering cursor direction display dominant-baseline enable-background
  fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings
  font-size font-size-adjust font-stretch font-style font-variant font-variation-settings font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
  overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align
  text-anchor text-decoration text-overflow text-rendering transform-box transform-origin unicode-bidi
  vector-effect visibility white-space word-spacing writing-mode
`);

/** Functions of CSS, and pseudo-classes of its selectors, of which none loads anything; `url` is looked into. */
const functions = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp var
  matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset path polygon not is where nth-child nth-last-child nth-of-type nth-last-of-type
`);
const atRules = words('media supports keyframes');

/** What a drawing must not have, and the text by which it is found in its file. */
export interface SvgProblem {
  what: string;
  sign: string;
}

/** Looks into an attribute of what is served. */
export function checkAttribute(name: string, value: string): SvgProblem | undefined {
  if (inertAttributes.has(name) || inertAttribute.test(name)) return undefined;
  if (name === 'xmlns' && value === svgNamespace) return undefined;
  if (references.has(name)) return isOwn(value) ? undefined : referenceTo(value);
  if (attributes.has(name)) return checkValue(value);
  return { what: `the attribute ${name}`, sign: name };
}

/** Looks into a style sheet, or any other text of a drawing. */
export function checkStyle(text: string): SvgProblem | undefined {
  for (const [sign, name = ''] of text.matchAll(/@([^\s{};("'/]*)/g)) {
    if (!atRules.has(name.toLowerCase())) return { what: `the rule ${sign}`, sign };
  }
  return checkValue(text);
}

function checkValue(value: string): SvgProblem | undefined {
  // Escaped, every letter can be written in other ways, and the names below could hide.
  if (value.includes('\\')) return { what: `a backslash in ${shorten(value)}`, sign: '\\' };
  const calls = value.matchAll(/([^\s(){}[\],;:"'/+*=<>|~!]+)\(\s*("[^"]*"|'[^']*'|[^()"']*)/g);
  for (const [call, name = '', argument = ''] of calls) {
    if (!functions.has(name.toLowerCase())) return { what: shorten(call), sign: call };
    const address = argument.replace(/^(["'])(.*)\1$/s, '$2');
    if (name.toLowerCase() === 'url' && !isOwn(address)) return referenceTo(address);
  }
  return undefined;
}

const referenceTo = (address: string): SvgProblem => ({
  what: `a reference to ${shorten(address.trim())}`,
  sign: address.trim(),
});

/** Whether an address is a part of the drawing itself, or a picture that is written into it. */
const isOwn = (address: string) =>
  /^\s*(#|data:image\/(png|jpe?g|webp|gif|avif);base64,[\w+/=\s]*$)/i.test(address);

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
