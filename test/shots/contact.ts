/** The contact page: every picture in every size, with what was found wrong. */
import type { Shot } from './camera.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function figure({ size, file, whole, flaws }: Shot): string {
  const more = whole === null ? '' : ` <a href="${escaped(whole)}">whole page</a>`;
  const list = flaws.map((flaw) => `<li>${escaped(flaw)}</li>`).join('');
  const path = escaped(file);
  return `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a>
<figcaption>${size}${more}<ul>${list}</ul></figcaption></figure>`;
}

/** The text of `index.html`. */
export function contactPage(shots: readonly Shot[], missing: readonly string[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join(' ');
  const sections = names.map((name) => {
    const figures = shots.filter((shot) => shot.name === name).map(figure);
    return `<h2 id="${name}">${name}</h2><div>${figures.join('')}</div>`;
  });
  const rest = missing.length === 0 ? '' : `<p>Not met: ${missing.map(escaped).join(', ')}</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><style>
body { margin: 16px; font: 15px sans-serif; background: #eee }
nav { line-height: 2 } div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0; width: 420px } img { width: 100%; max-height: 480px; object-fit: contain; background: #ccc }
li { color: #a01020 }
</style><nav>${links}</nav>${rest}${sections.join('\n')}</html>\n`;
}
