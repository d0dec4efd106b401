import { squeeze } from '@grantwright/analyst';
import { readRequest } from './budget/request.ts';
import { isBaseVerb } from './grammar/verbs.ts';
import { openEnd } from './grammar/write-sentence.ts';
import type { Statement } from './statements/statement.ts';

const first = (statements: Statement[], pattern: RegExp): string | undefined => {
  for (const { text, origin } of statements) {
    const match = origin === 'passage' ? null : pattern.exec(text);
    if (match?.[1]) return openEnd(match[1]);
  }
  return undefined;
};

const asking = /^We (?:are )?(?:ask(?:ing)? for|request(?:ing)?) (?:about )?[$€£]/;
/** "We want three more seed banks, at Orle and Tarn.": a thing, and nothing to do. */
const wanted =
  /^We (?:want|need|would like|hope for) (?!to\b|you\b|our\b|it\b|this\b|that\b|them\b)(\S[^;:]+)\.$/u;
const longest = 18;
const longestGoal = 22;
const longestNamed = 26;
const shortest = 4;
const short = (text: string | undefined, most = longest): string | undefined =>
  text && text.split(' ').length <= most && text.split(' ').length >= shortest ? text : undefined;

const aim =
  /^(?:The|Our) (?:(?:main|overall|first) )?(?:goal|aim|purpose)(?: of [^.;]{1,60}?)? is to ([^;]+?)[.;]/;
/** "to cut shootings by reaching those at risk": how it is done may be left to the description. */
const how = /,? (?:by \p{L}+ing|so that|through) .*$/u;

/** What the project is to bring about, in the words of its goal. */
const goal = (statements: Statement[]): string | undefined => {
  const said = first(statements, aim);
  return short(said, longestGoal) ?? short(said?.replace(how, ''), longestGoal);
};

/** "We plant trees on eight farms: …": what will be done, told as if it were done already. */
const inPresent =
  /^We ((?!are |were |have |had |will |want |need |can |would |hope |plan |also |first |then |do not |does )\p{Ll}+ (?:[^.;:]|(?<=\d)[.:](?=\d))+?)(?:[:;] .*)?\.$/u;

/** "go the other way", "do that": what, only the sentence before it says. */
const pointsAway =
  /^(?:go (?:the other way|on|further|back)|do (?:so|that|this|it|more|the same|better)|change (?:that|this|it)|help|see|apply (?:for|to)|call|introduce|tell you)\b/i;
/** "Otter Club will give …", "We are asking for support for Otter Club, a free course …": what the project is called. */
const called =
  /^(?!(?:We|The|Our|It|They|This|Each|Every|All|If|When|In|By|From|At|On|Both|Two|Three) )(\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’-]*|the|of|and|for|in|on|to)){1,6}) will (?:give|offer|run|teach|open|bring|hold|provide|train)\b/u;
const askedFor =
  /^We (?:are |would )?(?:ask|asking|apply|applying|like|seek|seeking|request|requesting)(?: for)? (?:your )?(?:support|help|funding|a grant) (?:for|with) (\p{Lu}.+)\.$/u;

/** "Hale Trust was founded in 2004 and is based in Orle" behind a sentence that names it already: "We were founded …". */
export const inOurVoice = (text: string, name: string): string => {
  const rest = text.startsWith(`${name} `) ? text.slice(name.length) : undefined;
  return rest !== undefined && /^ (?:was|is) /.test(rest)
    ? `We${rest
        .replace(/^ was /, ' were ')
        .replace(/^ is /, ' are ')
        .replace(/ and is based in /, ' and are based in ')}`
    : text;
};

/**
 * The first sentence of a summary, out of what the answers say of the request: who asks for how much,
 * to do what, for whom, when and where. Undefined where they say too little for a sentence.
 */
export const summaryLead = (
  name: string,
  statements: Statement[],
  /** What the budget says is asked for, where no sentence does. */
  ofBudget?: string,
): string | undefined => {
  const asked =
    statements.find(({ topics }) => (topics.ask ?? 0) >= 3)?.text ??
    statements.find(({ text, origin }) => origin !== 'passage' && asking.test(text))?.text ??
    '';
  // What is done so that the work goes on is not what the grant is for.
  const plans = statements.filter(
    ({ topics, question }) =>
      question !== undefined || (topics.project ?? 0) >= Math.max(2, topics.sustainability ?? 0),
  );
  const amount = readRequest(asked)?.written ?? ofBudget;
  const ofProject = statements.filter(({ asked: about }) => about === 'project');
  // What comes first of what will be done is what the project is; the tenth step is none of it.
  const will = short(
    first(
      ofProject.length > 0 ? ofProject.slice(0, 1) : plans,
      /^(?:With the grant we|We) will (?!be |raise |order |install |apply |have |not |measure|count|weigh|survey|test|compare|check|know|track|start |begin |also )(.+)$/,
    ),
  );
  const whom = short(first(statements, /^(?:The project|The program|We) will serve (.+)$/));
  const when = short(
    first(
      statements,
      /^(?:The project|The program|It) will run (from .+?)(?:, (?:\d+|\p{Ll}+) (?:weeks|months|years))?\.$/u,
    ),
  );
  const wished = short(
    first(
      plans,
      /^(?:We(?:'d| would) like|We (?:want|hope|plan)) to (?!be |have |not |know|sell )([^.;]+?)(?: - .*|[,;] (?:ours|we|it|they|which)\b.*|; .*)?\.$/,
    ),
  );
  const wish = wished && pointsAway.test(wished) ? undefined : wished;
  const purpose = short(/[$€£][\d,.]+(?: a year for \w+ years)? to (.+)\.$/.exec(asked)?.[1]);
  const plan = will === `serve ${whom ?? ''}` ? undefined : will;
  const done = short(first(ofProject, inPresent), longestGoal);
  const doing = isBaseVerb(done?.split(' ')[0] ?? '') ? done : undefined;
  const deed = purpose ?? goal(statements) ?? plan ?? (whom ? `serve ${whom}` : wish) ?? doing;
  if (!deed && !amount) return undefined;
  const who = squeeze(name);
  const time = when ? ` ${when}` : '';
  const thing =
    first(statements, /^The grant will pay for (.+)$/) ??
    (deed ? undefined : short(first(ofProject, askedFor), longestNamed)) ??
    (deed ? undefined : first(ofProject, called)) ??
    (deed ? undefined : short(first(ofProject.slice(0, 1), wanted))) ??
    (deed ? undefined : short(first(ofProject, /^The project is (.+)$/), longestGoal));
  // "The project is to buy the hall" says what it is to do.
  if (amount && thing?.startsWith('to ')) return `${who} requests ${amount} ${thing}.`;
  if (amount && !purpose && !plan && thing) return `${who} requests ${amount} for ${thing}.`;
  if (amount && deed) return `${who} requests ${amount} to ${deed}${time}.`;
  if (amount) return `${who} requests ${amount}.`;
  return `With this grant, ${who} will ${deed}${time}.`;
};
