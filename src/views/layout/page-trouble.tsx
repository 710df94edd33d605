import { pageTrouble } from '#content/interface/page-trouble.ts';
import { Container } from '#src/design/container.tsx';

/** Stands within the site's frame in the place of a page whose code did not arrive, or failed. */
export function PageTrouble() {
  return (
    <Container>
      <h1>{pageTrouble.heading}</h1>
      <p>{pageTrouble.text}</p>
    </Container>
  );
}
