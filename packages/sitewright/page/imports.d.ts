/** What modules may import beside other modules: style sheets, pictures, addresses of files. */
/// <reference types="vite/client" />

declare module '*?inline-script' {
  /** The file's minified JavaScript. */
  const source: string;
  export default source;
}
