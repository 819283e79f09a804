/** What modules may import beside other modules. */
declare module '*.css';

declare module '*?inline-script' {
  /** The file's minified JavaScript. */
  const source: string;
  export default source;
}

/** The address of a file that a part imports, such as a picture or a worker. */
declare module '*?url' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.avif' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}
