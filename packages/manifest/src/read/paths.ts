/** The folder of a file, with its slash; empty at the top. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The path of what a file names: names are relative to the file that has them. */
export const beside = (file: string, name: string): string => `${folderOf(file)}${name}`;
