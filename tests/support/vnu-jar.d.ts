declare module 'vnu-jar' {
  /** Path of the Nu HTML Checker, a Java archive. */
  const jar: string;
  export default jar;
}
