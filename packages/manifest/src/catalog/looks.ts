/** Letters and figures that are read as another, the longer ones first. */
const READ_AS: readonly (readonly [written: RegExp, read: string])[] = [
  [/-/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/2/g, 'z'],
  [/5/g, 's'],
  [/8/g, 'b'],
];

/** What a name looks like at a glance. Two that look the same are taken for each other: `brisca`, `br1sca`, `bris-ca`. */
export const looksOf = (name: string): string =>
  READ_AS.reduce((read, [written, as]) => read.replace(written, as), name);
