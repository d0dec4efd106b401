import type { organizationTypes } from '@grantwright/shared/contract';
import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { isFoundationByName, isOne } from './foundation-by-name.ts';
import { deniesFoundation, foundationReturn } from './foundation-return.ts';
import { opensWithItself } from './own-names.ts';
import { publicCharity } from './public-charity.ts';
import { isToldOfAnother } from './told-of-another.ts';
import { typeInRegister } from './told-by-registers.ts';

type OrganizationType = (typeof organizationTypes)[number];

/** What the name alone settles. */
const byName: [OrganizationType, RegExp][] = [
  [
    'religious',
    /\b(?:church|ministr(?:y|ies)(?! of (?:\p{L}+ (?:& |and )?){1,3}of\b)|temple|mosque|synagogue|(?:St\.?|Saint|Holy|Catholic|Our Lady)\b.* parish|diocese|congregation|cathedral|chapel|masjid|gurdwara|(?:monastery|abbey|priory|convent|friary)$|tabernacle|sangha|zendo|vihara|islamic (?:center|centre|society|association)|(?:Beth|B[’']nai) (?:Israel|El|Am|Ami|Sh?[ao]lom|Tikvah|Torah|David|Jacob|Emeth?|Elohim|Chaim|Haverim|Jeshurun|Abraham)|(?:Monthly|Preparative|Friends) Meeting)\b/iu,
  ],
  [
    'healthcare',
    /\b(?:hospital|hospice|medical center|family health|community health|health (?:center|clinic|services|system)|(?<!(?:legal|law|tax|repair|bike) )clinic)\b/i,
  ],
  [
    'educational',
    /\b(?:university|college|academy|(?:charter|elementary|middle|high|montessori|nursery|day|catholic|christian|lutheran|public|community) school|school district|preschool)\b/i,
  ],
  ['foundation', /\b(?:community|family|private) foundation\b/i],
];

/** What the papers say of the organization as such. */
const byText: [OrganizationType, RegExp, number][] = [
  // What makes a church's council a charity of its own outweighs the church in its name.
  ['charity', /\bis (?:an? (?:[\w-]+ ){1,3}and )an? (?:registered )?charity\b/i, 2.55],
  [
    'other',
    /\bis an? (?:[\w-]+,? ){0,3}(?:taxing|special purpose|municipal|public library|library) district\b|\bis an? (?:[\w-]+ ){0,2}(?:department|agency|division|commission|board) of the (?:City|Town|Township|County|Village|Borough|Municipality|State|Government)\b|\bis an? (?:unit|instrumentality|political subdivision) of (?:the )?(?:local government|state|county|city)\b/i,
    2.6,
  ],
  // Bodies of members without profit, by what the law of their country calls them.
  [
    'nonprofit',
    /\bidee(?:ll|lle) (?:förening|forening)\b|\b(?:eingetragener|gemeinnütziger) Verein\b|\bVerein im Sinne\b|\bassociation (?:régie par la )?loi (?:de |du 1er juillet )?1901\b|\bassociation (?:sans but lucratif|à but non lucratif)\b|\bsin (?:fines|ánimo) de lucro\b|\bsem fins lucrativos\b|\bsenza (?:scopo|fini) di lucro\b|\bvereniging zonder winstoogmerk\b|\b(?:AISBL|ASBL)\b(?= \()|\bpublic benefit organi[sz]ation \((?:ANBI|PBO)\)/iu,
    2,
  ],
  [
    'healthcare',
    /\bis an? (?:(?!of\b)[\w-]+,? ){0,5}(?:health center|hospital|hospice|medical clinic|health clinic)\b/i,
    2.4,
  ],
  [
    'educational',
    /\bis an? (?:(?!of\b)[\w–-]+,? ){0,5}(?:school|college|university|preschool)\b(?! (?:band|booster|program|district|of thought|supply|garden))/i,
    2.4,
  ],
  [
    'religious',
    /\bis an? (?:(?!of\b)[\w-]+,? ){0,4}(?:church|congregation|parish|mosque|synagogue)\b/i,
    2.4,
  ],
  ['religious', /170\(b\)\(1\)\(A\)\(i\)(?!\w)/, 2.6],
  ['educational', /170\(b\)\(1\)\(A\)\(ii\)(?!\w)/, 2.6],
  ['healthcare', /170\(b\)\(1\)\(A\)\(iii\)(?!\w)/, 2.6],
  [
    'foundation',
    /(?<!\b(?:if|unless|whether|when|in which|during which|for which|so long as|any time) (?:it|you|(?:the|this) (?:organization|corporation|foundation|trust)) )\b(?:is|are|you['’]re) (?:a|classified as a) private (?:operating )?foundation\b|\bexempt private foundation\b/i,
    2.6,
  ],
  [
    'charity',
    /\bregistered charity(?:,?\s*\(?(?:number|no|BN|RN)\b|\s*\d)|\bis an? (?:[\w-]+,? ){1,6}and (?:an? )?registered charity\b|\b(?:is|and|we are|as) an? (?:[\w-]+,? ){0,3}registered (?:[\w-]+ ){0,2}charity\b|\b(?:established|set up|constituted|founded|formed) as an? (?:[\w-]+ ){0,2}charity\b|\b(?:ACNC|OSCR|CRA)[- ]registered\b|\bis an? (?:[\w-]+ ){0,2}charity registered in\b|\bcharity (?:registration )?(?:number|no)\b|\bscottish charity\b|\bpublic charitable trust\b|\bregistered (?:as an? )?charitable (?:trust|society)\b|\bregistered (?:\w+ )?(?:with|by|as an? (?:[\w-]+ )?charity (?:with|by)) (?:the )?(?:charity commission(?:ers?)?|australian charities|ACNC|OSCR|office of the scottish charity|charities (?:regulator|services|commission))\b|\bregistered charitable (?:organi[sz]ation|trust|incorporated)\b|\bwe are (?:also )?an? (?:[\w-]+,? ){0,2}charity\b(?! (?:shop|event|partner|auction|consult))|^charity(?= ?: )|^charitable objects\b|^charity (?:name|number|status|registration|subtype|size)s?\b|\bwho the charity (?:benefits|helps)\b|\b(?:registered )?charit(?:y|able) subtypes?\b|\b(?:is )?(?:called|known as|referred to as) ["“‘'](?:the )?charity["”’']|\bcharity in law\b|\bcharitable (?:incorporated organisation|registration (?:number|no))\b/i,
    2.5,
  ],
  [
    'other',
    /\bis (?:itself )?an? (?:[\w-]+ ){0,2}unincorporated (?:association|group|body|project)\b/i,
    2.4,
  ],
  [
    'nonprofit',
    /\bregistered (?:as|with|under|by)\b[^.]{0,80}\b(?:non-?governmental organi[sz]ations?|NGOs?)\b|\bis an? (?:[\w-]+,? ){0,4}(?:non-?governmental organi[sz]ation|NGO)\b/i,
    2,
  ],
  [
    'nonprofit',
    /\b501\s?\(?c\)?[\s-]?\(?\d{1,2}\)?|\bnon[- ]?profit\b|\bnot[- ]for[- ]profit\b|\bpublic charity\b|\bpublic benefit corporation\b|\bnonstock corporation\b|\btax-exempt organization\b/i,
    2,
  ],
];

/** What the papers of a body without shareholders say elsewhere than in the United States. */
const withoutGain =
  /\bwithout (?:the )?purpose of gain for its members\b|\bno (?:portion|part)\b[^.;]{0,60}\b(?:paid|distributed|transferred|divided)\b[^.;]{0,60}\b(?:to|among)(?:st)? (?:the |its |any )?(?:of its )?members\b|\bAssociations? Incorporation (?:Act|Reform Act)\b|\bIncorporated Societies Act\b|\bis an? (?:[\w-]+ ){0,2}incorporated association\b/i;

const hints =
  /\b(?:donations?|gifts?|contributions?)(?: to [^.]{3,60})? (?:are|is) tax[- ]deductible\b|\ball-volunteer (?:organization|group|rescue|club|society)\b/i;
const incorporated = /,? (?:Inc|Incorporated)\.?$/i;

const publicSupport = /170\(b\)\(1\)\(A\)\(vi\)|\b509\(a\)\(2\)/i;

/** Those who stand beside a school or hospital are not one. */
const notItself =
  /\b(?:boosters?|friends of|students?|alumni|parents?|PTA|PTO|auxiliary|volunteers?|guild|league|conference|association|alliance|coalition|consortium|collaborative|initiative|health (?:council|network|partnership|fund|project)|foundation for)\b|\bfoundation(?:,? inc\.?)?$/i;

const notOfItself =
  /\bnon-?profit (?:and \p{L}+ |or \p{L}+ )?(?:management|sector|world|leadership|governance|executives?|professionals?)\b|\b(?:of|for|at|with|another) an? (?:[\p{L}-]+ ){0,2}(?:non-?profit|not-for-profit)\b(?! corporation)|\b(?:other|all|eligible|local|area|partner|many|funds?|grants to|support(?:s|ing)?|helps?|serv(?:e|es|ing)|train(?:s|ing)?) (?:[\w-]+ ){0,3}(?:non-?profits?|not-for-profit|501)/iu;

/** "We, the undersigned incorporators of a corporation not for profit, adopt …": what they found is the body itself. */
const formsNonprofit =
  /\b(?:undersigned|incorporators?|organizers?|subscribers?)\b[^.;]*\b(?:corporation not[- ]for[- ]profit|(?:non-?profit|not[- ]for[- ]profit) (?:\p{L}+ ){0,3}corporation)\b/iu;

/** Behind the gifts that it may deduct, a letter's foot names the body, even where it goes on to an authority. */
const deductible =
  /\bis an? (?:[\p{L}-]+ ){0,2}501\s?\(?c\)?\s?\(?3\)?[^.]{0,80}\b(?:donations?|gifts?|contributions?)\b[^.]{0,40}\bdeductible\b/iu;

/** The words around a name; "Rosebud Fund is a 501(c)(3)" funds nobody. */
const without = (text: string, names: string[]): string =>
  names.reduce((rest, name) => rest.split(name).join(''), text);

/** The sentences that say it; the whole line where it goes beyond one. */
const sentencesWith = (pattern: RegExp, text: string): string[] => {
  const told = splitSentences(text).filter((sentence) => pattern.test(sentence.text));
  return told.length > 0 ? told.map((sentence) => sentence.text) : [text];
};

/** "See our Form 990-PF": who files one is a private foundation. */
const files990PF = /\b(?:our|its|files?|filed) (?:\p{L}+ ){0,3}(?:form )?990-PF\b/iu;

/** A schedule prints every reason for which a body is no private foundation, and a mark beside one of them. */
const reason = /170\(b\)\(1\)\(A\)\((i{1,3}|iv|v|vi|ix)\)(?!\w)/g;
const printsReasons = (lines: Paper['lines']): boolean =>
  new Set(lines.flatMap(({ text }) => [...text.matchAll(reason)].map(([, kind]) => kind))).size > 2;

/** A hospice that a paper calls a nonprofit or a charity is one by its form; the other word tells what it does. */
const belowForm = (found: Candidate<OrganizationType>): Candidate<OrganizationType> =>
  found.value === 'healthcare' && found.trust <= byItsName
    ? { ...found, trust: found.trust - 1 }
    : found;
const byItsName = 2.5;

const postcardTitle = /\btax-exempt organizations? not required to file\b|e-postcard|\b990-?N\b/i;

export const findOrganizationTypes = (
  paper: Paper,
  names: string[],
): Candidate<OrganizationType>[] => {
  const { kind, lines } = paper;
  const name = notItself.test(names[0] ?? '') ? '' : (names[0] ?? '');
  // What gives to the public and gets from it, by the IRS's own sorting, is no church, school or hospital.
  const sorted = lines.some(({ text }) => publicSupport.test(text));
  const named = sorted
    ? []
    : byName.flatMap(([type, pattern]): Candidate<OrganizationType>[] => {
        const line =
          name && pattern.test(name)
            ? lines.find(({ text }) => text.toLowerCase().includes(name.toLowerCase()))
            : undefined;
        return line ? [candidate(type, line, 2.5)] : [];
      });
  const listed = printsReasons(lines);
  const told = byText.flatMap(([type, pattern, trust]): Candidate<OrganizationType>[] => {
    // Parents stand beside a school, and are none, whatever the sentence beside theirs says of it.
    if (trust === 2.4 && type !== 'other' && notItself.test(names[0] ?? '')) return [];
    if (pattern.source.startsWith('170') && listed) return [];
    const proof = lines.filter(
      ({ text, others }) =>
        pattern.test(text) &&
        !sentencesWith(pattern, text).every((told) => isToldOfAnother(told, names)) &&
        (!others ||
          (kind === 'articles' && formsNonprofit.test(text)) ||
          deductible.test(text) ||
          names.some((name) => text.toLowerCase().includes(name.toLowerCase()))) &&
        (!notOfItself.test(without(text, names)) ||
          (opensWithItself(text, names) && isOne.test(text.split(/[.;!?] /)[0] ?? ''))) &&
        // What "is a school" may be any; the sentence must be of the organization.
        (trust !== 2.4 ||
          names.some((name) => text.slice(0, 80).includes(name)) ||
          opensWithItself(text, names)),
    );
    const line = proof.find(({ text }) => text.split(' ').length > 7) ?? proof[0];
    return line ? [candidate(type, line, trust)] : [];
  });
  const endowed = isFoundationByName(paper, names[0] ?? '');
  // Nothing says more than that gifts are deductible, or that it is incorporated and takes no profit.
  const hinted = lines.find(
    ({ text, others }) =>
      !others &&
      (hints.test(text) ||
        (incorporated.test(names[0] ?? '') &&
          (text.includes(names[0] ?? '') ||
            (kind === 'bylaws' && text.toLowerCase().includes((names[0] ?? '').toLowerCase()))))),
  );
  const shared =
    kind === 'articles' || kind === 'bylaws'
      ? lines.find(({ text, others }) => !others && withoutGain.test(text))
      : undefined;
  const filed =
    foundationReturn(paper) ??
    (kind === 'determination-letter' || deniesFoundation(paper.options)
      ? undefined
      : lines.find(({ text, others }) => !others && files990PF.test(text)));
  // Nobody else may file the short postcard.
  const postcard =
    kind === 'form-990-n' ? lines.find(({ text }) => postcardTitle.test(text)) : undefined;
  return [
    ...[...named, ...told].map(belowForm),
    ...typeInRegister(paper),
    ...publicCharity(paper, names),
    ...(filed ? [candidate<OrganizationType>('foundation', filed, 2.6)] : []),
    ...(endowed ? [candidate<OrganizationType>('foundation', endowed, 2.05)] : []),
    ...(shared ? [candidate<OrganizationType>('nonprofit', shared, 1.5)] : []),
    ...(postcard ? [candidate<OrganizationType>('nonprofit', postcard, 1.5)] : []),
    ...(hinted ? [candidate<OrganizationType>('nonprofit', hinted, 1)] : []),
  ];
};
