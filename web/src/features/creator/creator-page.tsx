import { Message } from '../../ui/page.tsx';

export function CreatorPage() {
  return <Message title="Create Application">{null}</Message>;
}
