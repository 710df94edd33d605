import type { ComponentProps } from 'react';
import { nearMe } from '#src/app/compose/near-me.ts';
import { NearMePage } from '#src/views/near-me/near-me-page.tsx';

export function Page(words: Omit<ComponentProps<typeof NearMePage>, 'machine'>) {
  return <NearMePage machine={nearMe} {...words} />;
}
