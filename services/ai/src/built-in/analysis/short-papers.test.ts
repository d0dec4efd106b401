import { describe, expect, it } from 'vitest';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { readingOf } from './fixtures/reading-of.ts';
import { adviceToApplicants } from './fixtures/short-papers/advice.ts';
import { listsOfAwards } from './fixtures/short-papers/awards.ts';
import { briefCalls } from './fixtures/short-papers/brief-calls.ts';
import { closedProgrammes } from './fixtures/short-papers/closed-programmes.ts';
import { events } from './fixtures/short-papers/events.ts';
import { faqsOfGivers, faqsThatCall } from './fixtures/short-papers/faqs.ts';
import { papersForGrantees } from './fixtures/short-papers/for-grantees.ts';
import { jobPosts } from './fixtures/short-papers/jobs.ts';
import { landingPages } from './fixtures/short-papers/landing-pages.ts';
import { grantsBesideLoans, loans } from './fixtures/short-papers/loans.ts';
import { overviewsOfCalls, severalOfOneGiver } from './fixtures/short-papers/overviews.ts';
import { otherPapers } from './fixtures/short-papers/other-papers.ts';
import { pressReleases } from './fixtures/short-papers/press-releases.ts';
import { honours, prizesWithMoney } from './fixtures/short-papers/prizes.ts';
import { aboutScholarships, openScholarships } from './fixtures/short-papers/scholarships.ts';
import { strategyPages } from './fixtures/short-papers/strategies.ts';
import { tenders } from './fixtures/short-papers/tenders.ts';

const analyze = (text: string) =>
  analyzeGuidelines({ reading: readingOf('html', '', text), today: '2026-11-01' }).details;

const calls = {
  'questions and answers that tell how to ask': faqsThatCall,
  'several grants of one giver': severalOfOneGiver,
  'landing pages of one programme': landingPages,
  'prizes with money': prizesWithMoney,
  'grants beside loans': grantsBesideLoans,
  'open scholarships': openScholarships,
  'calls told in a few lines': briefCalls,
};

const noCalls = {
  'questions and answers of givers': faqsOfGivers,
  'overviews of several calls': overviewsOfCalls,
  'lists of awards': listsOfAwards,
  'press releases': pressReleases,
  'closed programmes': closedProgrammes,
  'papers for grantees': papersForGrantees,
  advice: adviceToApplicants,
  strategies: strategyPages,
  jobs: jobPosts,
  tenders,
  events,
  honours,
  loans,
  'pages about scholarships': aboutScholarships,
  'papers of other kinds': otherPapers,
};

const title = (text: string): string => text.split('\n')[0] ?? '';

describe.each(Object.entries(calls))('%s', (_kind, papers) => {
  it.each(papers.map((text) => [title(text), text]))('are calls: %s', (_title, text) => {
    expect(analyze(text).isCall).toBe(true);
  });
});

describe.each(Object.entries(noCalls))('%s', (_kind, papers) => {
  it.each(papers.map((text) => [title(text), text]))('are none: %s', (_title, text) => {
    expect(analyze(text)).toMatchObject({
      isCall: false,
      requirements: [],
      sections: [],
      questions: [],
    });
  });
});

it.each(overviewsOfCalls.slice(0, 9).map((text) => [title(text), text]))(
  'says that several calls are listed: %s',
  (_title, text) => {
    expect(analyze(text).notes[0]).toContain('lists several calls');
  },
);
