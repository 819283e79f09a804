/** The address of a file that the vendor offers. */
export const downloadPath = (name: string) => `/files/${name}`;
