type Placeholder<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A note to the user whose text has a fixed beginning and end. */
export type NoteKind<Name extends string = string> = {
  write: (values: Record<Name, string>) => string;
  /** Whether a note is of this kind, with any values. */
  matches: (note: string) => boolean;
};

/**
 * Defines a note by its text with placeholders: "The year {year} is inferred." Notes are recognized by the same text
 * that writes them, so that rewording one cannot break the merge of a call's files.
 */
export function defineNote<Template extends string>(
  template: Template,
): NoteKind<Placeholder<Template>> {
  const parts = template.split(/\{(\w+)\}/);
  const [start = '', ...others] = parts;
  const end = others.at(-1) ?? '';
  return {
    write: (values: Record<string, string>) =>
      parts.map((part, index) => (index % 2 === 1 ? (values[part] ?? '') : part)).join(''),
    matches: (note) => note.startsWith(start) && note.endsWith(end),
  };
}
