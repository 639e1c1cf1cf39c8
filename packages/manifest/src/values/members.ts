/** An object without the members that have no value. */
export function defined<Members extends object>(
  members: Members,
): { [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Members]?: Exclude<Members[Key], undefined>;
  };
}

export function mapValues<Value, Other>(
  members: Readonly<Record<string, Value>>,
  to: (value: Value, key: string) => Other,
): Record<string, Other> {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, to(value, key)]));
}
