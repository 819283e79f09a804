/** Files in which the systems of computers remember how a folder is shown, without its owner seeing them. */
export const ofSystem = /(^|\/)(Thumbs\.db|desktop\.ini|\.DS_Store)$/i;

/** Whether programs put a file or a folder aside: its name, or that of a folder around it, begins with a dot. */
export const isHidden = (place: string): boolean => /(^|\/)\./.test(place) || ofSystem.test(place);
