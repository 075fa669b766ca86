/** What is shown where the page itself has not come up: it needs nothing else of the game. */

/** Looks of its own: the styles may be what is missing. */
export const LOST_STYLE =
  '.lost{max-width:34rem;margin:12vh auto 0;padding:1.5rem 2rem;border:4px solid #3a1a24;border-radius:1.4rem;background:#fff6e4;color:#3a1a24;font:700 1.1rem/1.4 system-ui,sans-serif}';

/** The sentence, in all three languages: the wanted one is not known yet. */
export const LOST_NOTICE = `<main class="lost">
  <h1>The imps have lost a page</h1>
  <p>A part of the game could not be fetched. Nothing is lost: load the page again when you are connected.</p>
  <p lang="fr">Une partie du jeu n’a pas pu être chargée. Rien n’est perdu : rechargez la page une fois connecté.</p>
  <p lang="es">No se ha podido cargar una parte del juego. No se ha perdido nada: vuelve a cargar la página cuando haya conexión.</p>
  <p><a href="./">Load again · Recharger · Volver a cargar</a></p>
</main>`;

/** A page of its own, for when the front page is what is missing. */
export const LOST_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Dungeon Petz</title><style>${LOST_STYLE}</style><body>${LOST_NOTICE}</body></html>`;
