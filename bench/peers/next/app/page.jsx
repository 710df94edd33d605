import home from './home.json';
import step from './step.json';
import { WizardStep } from './wizard-step.jsx';

/** The page is made on the server alone, as Next.js does best. */
export default function Page() {
  return (
    <>
      <main dangerouslySetInnerHTML={{ __html: home.html }} />
      <WizardStep {...step} />
    </>
  );
}
