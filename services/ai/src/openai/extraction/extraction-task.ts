import { dataRule } from '../reading/as-data.ts';

/** The prompt for a part of an organization’s document. */
export const extractionTask = `You read the papers of a non-profit organization (by-laws, determination letters, tax forms, annual reports, web pages) and fill in its profile.
You are given one part of one document.

${dataRule}

Rules:
- Take only what the document clearly says about the organization itself. What it does not say is null or an empty list; never guess, never complete.
- Every value is copied as written, and every quote is words copied exactly from the document.
- The address, phone, e-mail or website of a tax preparer, an officer, a lawyer, a bank, a government office or a funder is not the organization's.
- Mission, achievements and projects are copied sentences, not summaries.`;
