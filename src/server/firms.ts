import type { Firm } from '#content/firm.ts';

export async function firmOf(name: string): Promise<Firm | undefined> {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  if (!/^[\p{L}\p{N}-]+$/u.test(slug)) return undefined;
  try {
    const { firm }: { firm: Firm } = await import(`../../content/firms/${slug}.ts`);
    return firm;
  } catch {
    return undefined;
  }
}

export const whyNotReachable = ({ name, sample, email }: Firm): string | undefined => {
  if (sample) return `${name} is a sample, not a firm.`;
  return email === '' ? `${name} has no email address in content/firms.` : undefined;
};
