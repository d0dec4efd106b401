import { expect, it } from 'vitest';
import { uploadIn } from './uploads.ts';

it.each([
  ['Upload business plan', 'Business plan'],
  ['Please upload a copy of the lease', 'Lease'],
  [
    "Upload your organisation's annual accounts from the last two years",
    'Annual accounts from the last two years',
  ],
  ['Upload a current bank statement which is less than 3 months old', 'Bank statement'],
  ['Risk register (document upload)', 'Risk register'],
  ['Attach the signed partnership agreement', 'Partnership agreement'],
])('%s asks for %s', (line, name) => {
  expect(uploadIn(line)).toEqual({ name, required: true });
});

it('is left to the applicant where the line says so', () => {
  expect(uploadIn('Upload letters of support (optional)')).toEqual({
    name: 'Letters of support',
    required: false,
  });
});

it.each([
  'Upload it now if you have it.',
  'Upload the file here.',
  'If you plan to upload photographs, name them first',
  'Your uploads',
  'How will you upload results?',
])('%s asks for no paper', (line) => {
  expect(uploadIn(line)).toBeUndefined();
});
