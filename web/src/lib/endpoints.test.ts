import { endpoints as contract } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';

/** Every endpoint used by the browser: method, path and body. */
const table = `
GET /api/user
POST /api/login
POST /api/register
POST /api/logout
GET /api/applications
POST /api/applications
DELETE /api/applications/{id}
GET /api/applications/{id}/download
GET /api/organizations
POST /api/organization
PUT /api/organization/{id}
DELETE /api/organization/{id}
PUT /api/organization/{id}/default
POST /api/extract-org-info multipart:files
POST /api/documents/{id}/extract-org
GET /api/documents
POST /api/documents multipart:file
PUT /api/documents/{id}
DELETE /api/documents/{id}
PUT /api/documents/reorder
POST /api/upload multipart:file
POST /api/analyze-document
POST /api/analyze-url
POST /api/generate-application
POST /api/generate-docx
POST /api/create-payment-intent
PUT /api/profile
PUT /api/password
`;

it('contains every endpoint of the contract with its path and body type', () => {
  const lines = Object.values(contract).map((endpoint) => {
    const upload =
      'upload' in endpoint && typeof endpoint.upload === 'object'
        ? ` multipart:${endpoint.upload.field}`
        : '';
    return `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}${upload}`;
  });
  for (const line of table.trim().split('\n')) expect(lines).toContain(line);
});
