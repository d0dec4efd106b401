export { nameReceiptFile, receiptToPdf } from './receipt-to-pdf.ts';
