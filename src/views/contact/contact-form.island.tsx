import { contactForm } from '#content/forms/contact.ts';
import { joinForm } from '#content/forms/join.ts';
import { contactWords, joinWords } from '#content/ui/contact-form.ts';
import { Field } from '#src/design/field.tsx';
import { Form } from '#src/views/forms/form.tsx';
import { useForm } from '#src/views/forms/use-form.ts';

/** The message form; with `joins` that of a firm that asks to join. */
export function ContactForm({ joins = false }: { joins?: boolean }) {
  const [form, words] = joins ? [joinForm, joinWords] : [contactForm, contactWords];
  const { actor, controls } = useForm(form, { prefix: form.name });
  return (
    <Form actor={actor} prefix={form.name} words={words}>
      <p>{words.intro}</p>
      {controls.map((control) => (
        <Field key={control.id} {...control} />
      ))}
    </Form>
  );
}
