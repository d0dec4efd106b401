import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '../../../../ui/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { copyText } from '../../../../lib/copy-text.ts';

const copiedForMs = 2_000;

/** @param name the name of the text, for screen readers */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (await copyText(text)) {
      setIsCopied(true);
      announce(`Copied: ${name}`);
    } else notify.error('Not copied', 'Select the text and copy it with your keyboard.');
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      size="small"
      icon={<Icon size={16} />}
      disabled={text === ''}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy'}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
