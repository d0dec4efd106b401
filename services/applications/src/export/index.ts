export { applicationToDocx } from '../word/application-to-docx.ts';
export { applicationToPdf } from '../pdf/application-to-pdf.ts';
