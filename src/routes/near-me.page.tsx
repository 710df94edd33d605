import { useMemo, type ComponentProps } from 'react';
import { composeNearMe } from '#src/app/compose/near-me.ts';
import { NearMePage } from '#src/views/near-me/near-me-page.tsx';

export function Page(words: Omit<ComponentProps<typeof NearMePage>, 'machine'>) {
  const { cities } = words;
  const machine = useMemo(() => composeNearMe(cities), [cities]);
  return <NearMePage machine={machine} {...words} />;
}
