/** What modules may import beside other modules. */
declare module '*.css';

declare module '*?inline-script' {
  /** The file's minified JavaScript. */
  const source: string;
  export default source;
}
