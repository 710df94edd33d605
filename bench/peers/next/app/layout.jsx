import './site.css';

export const metadata = { title: 'The home page’s content as Next.js exports it' };

export default function Layout({ children }) {
  return (
    <html lang="en-NZ">
      <body>{children}</body>
    </html>
  );
}
