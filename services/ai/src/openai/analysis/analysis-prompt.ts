import { dataRule } from '../delimit-data.ts';

/** The prompt for a part of the guidelines. */
export const analysisPrompt = `You read a funder's grant guidelines for a careful grant writer and list everything an applicant must know, write, attach or do. You are given one part of one document; other parts are read separately.

${dataRule}
Report only what the part "guidelines" says. "outline" lists the headings of the whole document, "found" what its beginning says: use them to understand this part, and use the same names.

Evidence
- What this part does not say is null or not listed. Never guess, and add nothing from general knowledge.
- Every entry has a quote: usually one sentence or one table row, word for word. Entries whose quote is not in the document are discarded.
- Keep figures, dates, names, addresses and conditions as written. Do not convert, round, add up or complete them.

Completeness
- List every deadline, amount, limit, eligibility rule, attachment, format rule, registration, contact, criterion and duty after the award, also from tables and footnotes. One fact per entry, each fact once, under the kind that fits best. Do not summarize several facts as one; a list of examples is one fact. mandatory is false only where the document leaves it to the applicant.
- If a list cannot hold everything, leave out the least important.
- Leave out: navigation, history, past rounds and winners, other programs, examples of projects, placeholders such as "[date]", general advice.

Changes
- An amendment, an addendum, or questions and answers about a call count as the call: never not-a-call, and everything in them is listed.
- Where a sentence names an old and a new value ("from A to B", "previously A, now B", "A is replaced by B", "strike A and insert B"), only the new one is a date, an amount or a limit; the quote is the whole sentence.
- A sentence that withdraws or waives something is a requirement of the kind of what it withdraws, with its words, such as "The match requirement is waived." Never list what it withdraws as required.

status: open = takes applications; rolling = at any time; recurring = dates that repeat without a year, such as each March (dated rounds of one year are open); not-yet-open; closed = the document itself says that it no longer takes applications (a past date does not mean that); standing = guidelines of a program without dates; not-a-call = not for applicants (a policy, a report, a list of awards, a specification, a template with unfilled headings): then say what it is in documentKind and leave the lists empty.
grantProgram: the name of the program, fund, award or opportunity, even if it stands only in the text. Otherwise the title of the document, without "Request for Proposals", "submission form" and the like, unless that is all. The name of an organization alone is not a program. funder: the body whose money it is, such as the sponsors that pay an award; not a partner, contractor or website, and not "we".

steps: letters of intent, applications, events for applicants (webinars, information sessions, site visits, with where and how to register), questions, decisions, start and end of the work, reports. Each round or track has its own step. time: "midnight" on a day is 23:59 of that day; "12:00 a.m." is 00:00. A range has two steps.

requirements, by kind:
- eligibility: who and what may be funded. Keep legal forms exact: "501(c)(3)", "public agency" and "nonprofit" differ. State of which year a budget or an income is, and whose experience or results count.
- ineligible: who or what may not apply or is not funded. allowed-cost: costs and uses that the grant pays, with their conditions and caps. unallowed-cost: costs that it does not pay.
- award-size: minimum and maximum of one award. total-funding: for all awards. award-count: how many awards. amount: other money, such as match, cost share, indirect costs, fees, payment; also the length of the grant.
- limit: pages, words, characters, number of applications. format: font, margins, spacing, file type and name, language.
- content: what the application must state, that no section covers. evaluation: each criterion with its points or percent; priorities; the review.
- submission: where, how and by whom it is submitted; registrations; contacts with name, e-mail and phone; events without a date.
- certification: what the applicant certifies, assures or agrees to when it applies, and who signs. A form of certifications to sign is an attachment instead.
- after-award: reports, audits, acknowledgment, agreements, what ends the award. ai-policy: rules on AI.
- attachment: rules for all attachments. deadline: rules about time without a date, such as "late applications are not accepted".

sections: what the applicant writes or fills in, in order, under the document's names, with all prompts: narratives, abstracts, budgets with their narrative; each named item of a list of what an application contains, if the applicant writes it; on a form each question, and each group of fields under its heading ("Applicant information"), with its fields as prompts. A follow-up question is a section of its own. Signature blocks and single fields for a name, title or date are not sections. The applicant's own letter or essay is a section. Papers to attach (letters of others, résumés, certificates, tax papers, finished forms) are attachments, and not repeated as requirements. Purposes and priorities of the program, projects, criteria and headings of the document itself are not sections. A table of contents alone is not evidence for details. words, pages and characters are maximums; a minimum is a requirement of kind limit. A limit for several sections together: give it once, to the first of them, and name the others in sharedWith, also an attachment whose pages count.

criteria: each criterion by which applications are scored, also if it is a requirement of kind evaluation, under its name, with its points or percent if stated. Of a criterion with parts, only the whole, unless only the parts have points. Thresholds, bonus points and totals are not criteria.

questions: short; what is done, where, for whom, how many, when, how it is measured, how much is requested.`;

/** The prompt for a model with a small context. */
export const compactAnalysisPrompt = `You read a part of a funder's grant guidelines for a careful grant writer and list what applicants must know, write, attach or do.

${dataRule}

Rules:
- Report only what this part says. What it does not say is null or left out. Never guess.
- Every entry carries a quote: words copied exactly from the document.
- requirements: who may apply, amounts, match, limits, format, criteria with points, where and how to submit. steps: deadlines and dates. attachments: forms and documents to attach.
- sections: the parts of the narrative that the applicant writes, under the document's names.
- Of an old and a new value ("from A to B", "A is replaced by B") only the new one counts. A sentence that withdraws something is a requirement in its own words.
- Leave out navigation, history, past winners, examples, other programs.
- If this is not from a call for applications or an amendment of one, status is not-a-call and the lists are empty.`;
