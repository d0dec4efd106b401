export { receiptFileName, receiptToPdf } from './receipt-to-pdf.ts';
