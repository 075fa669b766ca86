/** Turns the picture to whoever is asked, as soon as what happened before has been shown. */
import { useEffect } from 'preact/hooks';
import { facing } from '../../session/game/sides.ts';
import { type App, OVER_PICTURE, type Screen } from './context.ts';
import './styles/sides.css';

export function useSeatSide({ sessions: { session }, untilShown }: App, screen: Screen): void {
  const isTurned = screen === 'table' || OVER_PICTURE.includes(screen);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const end = () => {
      delete dataset.side;
    };
    if (session === null || !isTurned) return end();
    let isOpen = true;
    const turn = () => {
      if (!isOpen) return;
      const { viewer, curtain } = session.device();
      const side = facing(session.players, curtain ?? viewer);
      if (side === 'bottom') end();
      else dataset.side = side;
    };
    turn();
    const stop = session.subscribe(() => {
      // Behind a curtain nothing is shown.
      if (session.device().curtain !== null) turn();
      else void untilShown().then(turn);
    });
    return () => {
      isOpen = false;
      stop();
    };
  }, [session, isTurned]);
}
