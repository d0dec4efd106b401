import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { Main, PageHeader } from '../page.tsx';
import { Toaster } from '../toaster.tsx';
import { Controls } from './controls.tsx';
import { Feedback } from './feedback.tsx';
import { TokensTable } from './tokens-table.tsx';
import { Stack } from '../stack.ts';

const themes = ['system', 'light', 'dark'] as const;

/** Shows every token and primitive in every state. Available only in development. */
export function DesignPage() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme]);
  return (
    <Main>
      <PageHeader
        title="Design"
        lead="Every token and primitive, in every state. The rules are in web/src/ui/README.md."
        action={
          <div role="group" aria-label="Theme">
            {themes.map((name) => (
              <Button
                key={name}
                size="small"
                variant={name === theme ? 'secondary' : 'quiet'}
                aria-pressed={name === theme}
                onClick={() => setTheme(name)}
              >
                {name}
              </Button>
            ))}
          </div>
        }
      />
      <Stack $gap={12}>
        <TokensTable />
        <Controls />
        <Feedback />
      </Stack>
      <Toaster />
    </Main>
  );
}
