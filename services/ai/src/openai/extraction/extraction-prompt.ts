import { dataRule } from '../delimit-data.ts';

/** The prompt for a part of an organization's document. */
export const extractionPrompt = `You read the papers of a non-profit organization (by-laws, determination letters, tax forms, annual reports, web pages) and fill in its profile.
You are given one part of one document.

${dataRule}

Rules:
- Take only what the document clearly says about the organization itself. What it does not say is null or an empty list; never guess, never complete. Empty fields of a form say nothing.
- Every value is copied as written, and every quote is words copied exactly from the document.
- The name, address, phone, e-mail, website, tax ID or type of a tax preparer, an officer, a lawyer, a bank, a government office, a funder, a partner, a parent or a member organization is not the organization's. A mailbox of a role, such as secretary@, is the organization's if it has no other.
- organizationType is what the organization mainly is: religious = church, congregation, mosque, synagogue; educational = school, college, university; healthcare = hospital, clinic, health center; foundation = private, family or community foundation; charity = charity registered outside the United States; nonprofit = any other nonprofit or tax-exempt organization, such as a 501(c)(3) or 501(c)(4); other = association, club, company or public agency that is not said to be nonprofit. null if no sentence says what kind of body it is: a word in its name or in passing is not enough.
- annualBudget is the total of the whole organization for one year, of the latest year that the document states: the budget, otherwise total expenses, otherwise total revenue. Not assets, a grant, a campaign or the budget of one program.
- Achievements are results of this organization: people served, services given, awards, milestones. Not those of partners or of the whole field, not plans. Projects are named programs that run now; a general sentence about what it does and purposes in by-laws and articles belong to the mission. Do not derive fields of work from them.
- Mission, achievements and projects are copied sentences, not summaries.`;
