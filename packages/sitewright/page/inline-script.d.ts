declare module '*?inline-script' {
  /** The file's minified JavaScript. */
  const source: string;
  export default source;
}
