import home from './home.json';
import step from './step.json';
import { WizardStep } from './wizard-step.jsx';

/** Whatever words there are, as elements: on the server alone, as Next.js does best. */
function Words({ of: words }) {
  if (typeof words === 'string') return <p>{words}</p>;
  if (Array.isArray(words)) {
    return (
      <ul>
        {words.map((item, index) => (
          <li key={index}>
            <Words of={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof words !== 'object' || words === null) return null;
  return Object.entries(words).map(([name, item]) =>
    name === 'heading' ? <h2 key={name}>{item}</h2> : <Words key={name} of={item} />,
  );
}

export default function Page() {
  return (
    <main>
      <h1>{home.words.page.heading}</h1>
      <WizardStep {...step} />
      <Words of={home} />
    </main>
  );
}
