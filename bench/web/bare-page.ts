import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { servePages } from '@grantwright/gateway';
import { listen, createExpressApp } from '@grantwright/shared/service';

const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;
const script = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'AI-Powered Grant Applications for Non-Profits'));`;
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Builds a React page with one heading and serves it with the gateway's code. */
export async function serveBarePage(folder: string) {
  const { build } = await import('vite');
  const [root, outDir] = [join(folder, 'bare'), join(folder, 'bare-dist')];
  await mkdir(root);
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'main.js'), script);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { react: join(modules, 'react'), 'react-dom': join(modules, 'react-dom') },
    },
    build: { outDir, rolldownOptions: { output: { entryFileNames: 'assets/main.js' } } },
  });
  const built = join(outDir, 'assets/main.js');
  await writeFile(`${built}.gz`, gzipSync(await readFile(built), { level: 9 }));
  const server = createServer(
    createExpressApp().use(servePages(outDir, { SECURE_COOKIES: false })),
  );
  const port = await listen(server, 0, '127.0.0.1');
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
