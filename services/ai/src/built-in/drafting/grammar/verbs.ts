const list = (text: string): string[] => text.trim().split(/\s+/);

/** Verbs that no one mistakes for nouns at the start of a line. */
const plainVerbs = list(`
provide serve offer operate transcribe calibrate inventory digitise digitize deploy reconcile arbitrate incubate patrol intervene negotiate canvass mediate deliver distribute teach feed connect empower advocate build create develop promote protect preserve restore improve increase reduce expand maintain manage organize organise coordinate conduct ensure enable educate engage prepare strengthen bring give make run rescue collect recruit equip establish foster inspire encourage celebrate secure receive raise reach win earn complete launch open begin start introduce publish produce perform install plant renovate refurbish graduate place house enroll enrol keep grow add become achieve implement facilitate administer supply donate gather hire buy acquire adopt assist address advance hold lead cultivate nurture transform unite welcome transport treat heal support help work train host mentor coach partner collaborate care visit fund award sponsor present exhibit record document translate repair monitor certify sell cook pack grade screen vaccinate counsel represent defend resettle relocate convert clean remove recycle advise accompany befriend bridge tutor engage sustain explore learn develop identify seek strive aim exist believe focus specialize cover employ join meet offer play respond share solve send show stand steward study supply think understand urge value want speak live earn eat lack face depend rely struggle read write travel drink sleep suffer miss drive walk attend arrive commute count ask hope plan expect lend give pay pick decide fix qualify report agree belong contribute graduate return end direct stay come use renew replace match interpret
`);

/** Nouns as often as verbs: "Support groups for parents", "Training for teachers". */
const ambiguous = new Set(
  list(
    'end direct use stay count plan match support help work train host mentor coach partner care visit fund award sponsor present exhibit record document repair monitor house place plant open start raise supply screen study clean cover play value share aim focus grade tutor pack cook show stand lead run add present counsel bridge address increase',
  ),
);

const irregularPast: Record<string, string> = {
  teach: 'taught',
  feed: 'fed',
  build: 'built',
  bring: 'brought',
  give: 'gave',
  make: 'made',
  run: 'ran',
  win: 'won',
  begin: 'began',
  keep: 'kept',
  grow: 'grew',
  become: 'became',
  hold: 'held',
  lead: 'led',
  buy: 'bought',
  sell: 'sold',
  meet: 'met',
  send: 'sent',
  show: 'showed',
  stand: 'stood',
  think: 'thought',
  understand: 'understood',
  seek: 'sought',
  strive: 'strove',
  see: 'saw',
};

const doubled = new Set(
  ['run', 'win', 'begin', 'plan', 'enrol', 'equip', 'pack'].filter((v) => v !== 'pack'),
);

const thirdOf = (verb: string): string =>
  /(?:s|sh|ch|x|z|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const pastOf = (verb: string): string =>
  irregularPast[verb] ??
  (verb.endsWith('e')
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : doubled.has(verb)
        ? `${verb}${verb.at(-1)}ed`
        : `${verb}ed`);

const bases = new Set(plainVerbs);
const thirds = new Map(plainVerbs.map((verb) => [thirdOf(verb), verb]));
const pasts = new Map(plainVerbs.map((verb) => [pastOf(verb), verb]));
thirds.set('is', 'are').set('has', 'have').set('does', 'do').set('goes', 'go');

/** "reopen", "rebuild": again, what the plain verb says. */
const again = (word: string): boolean =>
  /^re\p{Ll}{4}/u.test(word) && !/^(?:reserve|remark)$/.test(word) && bases.has(word.slice(2));
export const isBaseVerb = (word: string): boolean => bases.has(word) || again(word);
export const isAmbiguousVerb = (word: string): boolean => ambiguous.has(word);
/** "provide" for "provides", "are" for "is". */
export const baseOfThird = (word: string): string | undefined => thirds.get(word);
export const baseOfPast = (word: string): string | undefined => pasts.get(word);
export const pastForm = pastOf;
export const thirdForm = thirdOf;

const finiteAlways =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|may|must|do|does|did|should|shall|isn't|aren't|don't|doesn't|cannot|can't|won't|we're|we've|they're|it's)$/;

/** A verb that can carry a sentence: "are", "serves", "will", and "served" when `withPast`. */
/** Plurals more often than verbs: "grades", "records", "plants". */
const mostlyNoun = (third: string): boolean =>
  ambiguous.has(thirds.get(third) ?? '') &&
  !/^(?:helps|leads|runs|works|supports|hosts|shows|adds|shares)$/.test(third);

export const isFinite = (word: string, withPast: boolean): boolean =>
  finiteAlways.test(word) ||
  (thirds.has(word) && !mostlyNoun(word)) ||
  (withPast &&
    (pasts.has(word) ||
      /^(?:came|went|took|saw|found|left|lost|spent|wrote|won|drew|rose|fell)$/.test(word)));
