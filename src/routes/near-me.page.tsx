import { page } from '#content/pages/near-me.ts';
import { nearMe } from '#src/app/compose/near-me.ts';
import { headOf } from '#src/app/head.ts';
import { NearMePage } from '#src/views/near-me/near-me-page.tsx';

export const head = headOf(page, 'other');

export function Page() {
  return <NearMePage machine={nearMe} />;
}
