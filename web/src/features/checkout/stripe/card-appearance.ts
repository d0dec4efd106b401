import type { Appearance } from '@stripe/stripe-js';

/** Passes the page's colors to the provider's frame, which cannot read the page's CSS variables. */
export function getCardAppearance(root: HTMLElement): Appearance {
  const style = getComputedStyle(root);
  const getValue = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: getValue('--accent'),
      colorBackground: getValue('--surface'),
      colorText: getValue('--ink'),
      colorTextSecondary: getValue('--ink-soft'),
      colorTextPlaceholder: getValue('--ink-faint'),
      colorDanger: getValue('--red'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${getValue('--outline')}`, padding: '11px 12px' },
      '.Tab': { border: `1px solid ${getValue('--outline')}` },
      '.Label': { fontSize: '14px', fontWeight: '500' },
    },
  };
}
