/** Where a paper calls something by a name. */
export type Place =
  | 'page title'
  | 'behind the page title'
  | 'title'
  | 'second title'
  | 'deep title'
  | 'over the text'
  | 'under the call'
  | 'announced'
  | 'sentence'
  /** "We are accepting applications for the Otter Fellowship" */
  | 'applied for'
  /** "Love Your Block is a program": the sentence says what it is. */
  | 'of itself';

/** A name that may be the programme's, as it stands somewhere; of titles also how many stand before it. */
export type Mention = { name: string; place: Place; rank?: number | undefined };
