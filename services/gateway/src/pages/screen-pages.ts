import { existsSync, readFileSync } from 'node:fs';

type Ahead = Record<string, { scripts: string[]; reads: string[] }>;

/**
 * The page for somebody with a session, by path: it asks at once for what its screen begins with.
 * @param file what the build knows of that (web/build/screens-ahead.ts)
 */
export function screenPages(page: string, file: string): (path: string) => string {
  const ahead = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ahead) : {};
  const pages = new Map(
    Object.entries(ahead).map(([screen, { scripts, reads }]) => {
      const links = [...['/api/user', ...reads].map(read), ...scripts.map(script)].join('');
      return [screen, page.replace('</head>', () => `${links}</head>`)];
    }),
  );
  return (path) => {
    const [, first = '', second = ''] = path.split('/');
    return pages.get(second === '' ? first : `${first}/*`) ?? page;
  };
}

/** As the application itself asks: else the browser would ask twice. */
const read = (path: string) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`;

const script = (path: string) => `<link rel="modulepreload" crossorigin href="/${path}">`;
