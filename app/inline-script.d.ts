declare module '*?inline-script' {
  /** The file's program, minified, as text. */
  const source: string;
  export default source;
}
