import type { Topic } from '../topics.ts';

/** A question that only the applicant can answer, and the words that show that it has been answered. */
export type GapQuestion = {
  question: string;
  answered: RegExp;
  /** What the draft speaks of where nobody asks this. */
  unless?: RegExp;
};

const number = String.raw`(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|thousand|half|third)\b)`;
const people = String.raw`(?:people|children|youth|students|famil|adults|seniors|residents|patients|participants|women|men|kids|members|households|teachers|volunteers|clients|learners|scholars|artists|farmers)`;
const both = (...parts: string[]): RegExp =>
  new RegExp(parts.map((part) => `(?=[\\s\\S]*${part})`).join(''), 'i');

/** By topic, the most useful question first. */
export const gapQuestions: Partial<Record<Topic, GapQuestion[]>> = {
  summary: [
    {
      question: 'In one or two sentences, what will you do with this grant, and for whom?',
      answered: /\b(?:will|requests?|program|project)\b/i,
    },
    { question: 'How much do you ask for?', answered: /[$€£]\s?\d/ },
  ],
  organization: [
    {
      question: 'What is your best result of the last two years, in numbers?',
      answered: both(
        number,
        String.raw`\b(?:served|reached|raised|won|built|opened|trained|helped|gave|distributed|graduat|complet|award|published|taught|planted|housed|rescued|sheltered|answered|turned|moved|visits|left with|gained|earned|made|took part|conserved|digitized|performed|sold|represented|screened|treated|answered|named|accredited|include|rate was|saw|filled|trained|(?!founded|based|named|called|located|retired|licensed|certified|registered|need|used|hundred)[a-z]{3,}ed\b)|\bour achievements\b`,
      ),
    },
    {
      question: 'How many staff and volunteers do you have?',
      answered:
        /\b(?:staff|employees|volunteers?|full-time|full time|part-time|half time|attorneys|active members|board members)\b/i,
    },
  ],
  track: [
    {
      question:
        'Which earlier grant or project shows that you can carry this out, and what came of it?',
      answered: both(
        number,
        String.raw`\b(?:award|grant|served|completed|project|program|won|gave|opened|built|distributed|published|trained|housed|taught|planted)`,
      ),
    },
  ],
  need: [
    {
      question: 'Which figure shows the need where you work, and what is its source and year?',
      answered: both(
        String.raw`(?:\d+(?:\.\d+)?\s?%|percent|\b(?:one|two|three|four|five|six|seven|eight|nine|\d+) (?:in|of|out of) (?:every |the )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)|\d[^.]*\([^()]*(?:19|20)\d\d[^()]*\)|\d[^.]*\baccording to|\brate|\bhalf of|\bcensus\b|\d of (?:them|these|those)\b|\bsurvey\b[^.]*\d|\b(?:asked|surveyed|survey of|interviewed) (?:about |all )?\d|\b[Oo]f (?:the|our|all) \d[^.]*\d|\d[^.]*\b(?:answered|said|told us)\b|\b(?:in|since|between) (?:[a-z]+ )?(?:19|20)\d\d\b[^.]*\d)`,
      ),
    },
    {
      question: 'Who is affected, and what happens to them if nothing is done?',
      answered: new RegExp(`\\b${people}`, 'i'),
    },
  ],
  population: [
    {
      question: 'How many people will you serve, of what age, and where do they live?',
      answered: both(number, `\\b${people}`),
    },
  ],
  project: [
    {
      question:
        'Which activities will this grant pay for, how often will they take place, and where?',
      answered:
        /\b(?:will|weekly|daily|monthly|every|each week|twice|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|evenings|mornings)\b/i,
    },
    {
      question: 'How many people will take part?',
      answered: both(number, `\\b${people}`),
      unless:
        /\b(?:buy|purchase|install|replace|repair|renovat\w+|equip\w*|coolers?|roof|vans?|boilers?|furnace|lighting|sensors?|hardware|software)\b/i,
    },
  ],
  goals: [
    {
      question: 'What will be different at the end, for how many people, and by when?',
      answered: both(
        number,
        String.raw`\b(?:will|goal|increase|improve|reduce|expect|hope|want|aim|plan|target|should|at least|finish|by (?:the end|june|july|december|20))`,
      ),
    },
  ],
  timeline: [
    {
      question: 'In which month does each main step begin and end?',
      answered:
        /\b(?:January|February|March|April|June|July|August|September|October|November|December|spring|summer|fall|winter|month \d|week \d)\b/i,
    },
  ],
  evaluation: [
    {
      question: 'What will you measure, with which tool, how often, and who will do it?',
      answered:
        /\b(?:survey|measure|track|test|assess|interview|attendance|data|scores?|baseline|(?:our )?goal is|at \d+ (?:and \d+ )?(?:weeks|months))/i,
    },
  ],
  ask: [
    {
      question: 'How much do you ask for in all?',
      answered: /\b(?:request|ask|total|want|need|seek|appl(?:y|ying) for)[\s\S]*[$€£]\s?\d/i,
    },
  ],
  budget: [
    {
      question: 'What will the money pay for, item by item, with amounts?',
      answered: /[$€£]\s?\d[\s\S]*[$€£]\s?\d/,
    },
  ],
  board: [
    {
      question: 'Who sits on your board, how often does it meet, and what does it do?',
      answered: /\b(?:board|trustees)\b/i,
    },
  ],
  funding: [
    {
      question: 'Which other funding do you have or ask for, from whom and how much?',
      answered:
        /\b(?:committed|granted|pledged|promised|awarded|confirmed|approved|sent|contribut\w+|applied|from|already|gives?|giving|agreed|pays?|matching)\b[\s\S]*[$€£]\s?\d|[$€£]\s?\d[\s\S]*\b(?:from|committed|pledged|in-kind|reserves)\b|\d,\d{3}\b[^.]*\b(?:in (?:the bank|hand)|secured|pending|promised|pledged|confirmed)\b|\b(?:reserves?|asked|promised|pledged|gives?)\b[^.]*\d,\d{3}\b/i,
    },
  ],
  sustainability: [
    {
      question: 'How will the work be paid for when this grant ends?',
      answered:
        /\b(?:after the grant|afterwards|continue|take over|cover|other funders?|donors?|fees?|sustain|contract|endowment|fundrais|renew)/i,
    },
  ],
  staff: [
    {
      question: 'Who leads the work, and what experience does that person bring?',
      answered:
        /\b(?:led by|leads?|directs?|supervises?|runs the|started (?:it|us)|founded (?:it|us)|director|coordinator|manager|founder)\b/i,
    },
  ],
  partners: [
    {
      question: 'Which organizations work with you on this, and what does each of them do?',
      answered:
        /\b(?:partner|together with|works? with|gives? us|sends? us|collaborat|university|district|agency)/i,
    },
  ],
  equity: [
    {
      question: 'What do you do so that the people hardest to reach can take part?',
      answered: /\b(?:free|bilingual|language|transport|accessib|inclusi|disabilit|translat)/i,
    },
  ],
  outreach: [
    {
      question: 'How will people hear of the project and of its results?',
      answered:
        /\b(?:website|newsletter|social media|flyer|present|publish|referr|word of mouth|outreach)/i,
    },
  ],
  identity: [
    {
      question: 'Who is the contact person for this application, with title, phone and e-mail?',
      answered: /\b(?:contact person|director)\b/i,
    },
  ],
};
