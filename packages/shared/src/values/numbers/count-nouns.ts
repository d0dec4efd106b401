import { toWordSet } from '../to-word-set.ts';

/** Units of measure, including the singular: "a 500 word summary", "12 point type", "a three year term". */
export const unitNouns = toWordSet(
  'page word character line paragraph sentence slide minute hour day week month quarter year decade semester inch mile ' +
    'acre point percent',
);

/** Other nouns counted in grant documents. Adjectives may be between the number and one of these. */
export const measureNouns = toWordSet(
  'side sheet copy letter reference attachment file image photo person people individual child adult youth student ' +
    'teacher family household volunteer member employee staff participant client patient resident beneficiary ' +
    'applicant application proposal award grant grantee recipient project program programme site partner partnership ' +
    'organization nonprofit school district county state country community criterion question section item step tab ' +
    'meal book class workshop session event visit course credit scholarship fellowship internship position vehicle ' +
    'unit bed home house building room tree board report installment payment round cycle group agency',
);

/** Nouns whose number identifies them rather than counts them: "Section 5", "Table 2". */
export const labelNouns = toWordSet(
  'section table figure question item step part appendix attachment exhibit phase form no number grade level schedule ' +
    'article line title type chapter page tab option tier goal objective box row column class day week year module ' +
    'session round cohort room suite unit version volume issue task priority category criterion footnote note rule ' +
    'paragraph district route highway building file amendment addendum age zone lot cfr usc stage wave web cycle ' +
    'milestone subsection bylaw resolution area ward covid fund act law chapter',
);

/** Words that may follow a number without being counted by it. */
export const notNouns = toWordSet(
  'the an and or of to in on at by for from with is are was were be as if when than then this that these those its ' +
    'his hers ours yours theirs has does goes am pm st nd rd th percent per cent dollars euros pounds rupees vs plus ' +
    'minus times time least less more fewer which who whom will shall must may can should would could have had not but ' +
    'so after before until through during within each every both only also above below under over off stop way ' +
    'provides requires describes establishes retains includes applies asks shows means makes sets states allows',
);
