/** What a sentence is about, where the next one may say "they" of it. */
export const subjectOf = (text: string): string | undefined =>
  /^((?:All |The |Your |Full |Completed )*(?:[Aa]pplications?|[Pp]roposals?|[Ll]etters? of (?:inquiry|intent|interest)|[Nn]arratives?|[Pp]rojects?|[Rr]equests?|[Aa]pplicants?|[Bb]udgets?)) (?:must|should|may|shall|can|cannot|are|is|will)\b/.exec(
    text,
  )?.[1];

/** "They must be sent by mail" after "Proposals must be signed" is said of the proposals. */
export const withSubject = (text: string, subject: string): string =>
  subject === ''
    ? text
    : text.replace(
        /^(?:They|It) (?=(?:must|should|may|shall|can|cannot|are|is|will)\b)/,
        `${subject} `,
      );
