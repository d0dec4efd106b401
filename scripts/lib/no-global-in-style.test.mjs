import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resolveInProject, root } from './project.mjs';

const valid = `
const Number = styled.span\`\`;
export const Row = styled.div\`\${Number} { color: red; }\`;
export const Bar = styled.div\`width: \${({ share }) => Number(share)}px;\`;
export const label = text\`\${Boolean}\`;
`;
const invalid = `
export const Row = styled.div\`\${Number} { color: red; }\`;
export const Wide = styled(Link)<{ $isWide: boolean }>\`\${Text} { color: red; }\`;
export const rule = css\`\${Option} { color: red; }\`;
`;

it('reports globals interpolated into styles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-lint-'));
  try {
    writeFileSync(join(folder, 'valid.tsx'), valid);
    writeFileSync(join(folder, 'invalid.tsx'), invalid);
    const oxlint = resolveInProject('node_modules/oxlint/bin/oxlint');
    const args = [
      oxlint,
      '--config',
      resolveInProject('.oxlintrc.json'),
      '--format',
      'json',
      folder,
    ];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    /** @type {{ message: string, filename: string }[]} */
    const diagnostics = JSON.parse(stdout).diagnostics;
    expect(
      diagnostics.map(({ message, filename }) => [filename.split('/').at(-1), message]),
    ).toEqual(
      ['Number', 'Text', 'Option'].map((name) => [
        'invalid.tsx',
        `${name} is a global, not a component of this file.`,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
