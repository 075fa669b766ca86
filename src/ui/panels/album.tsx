/** Pictures on a wall: two together in a frame, below them whose they are and what they brought. */
import './album.css';

interface Snapshot {
  key: string;
  back: string;
  front: string;
  /** How large the one in front is to the other: 0 to 1. */
  share: number;
  mark: string;
  words: string;
  sign: string;
}

export interface Album {
  pictures: readonly Snapshot[];
  /** In place of pictures. */
  none: string;
}

export function AlbumWall({ pictures, none }: Album) {
  if (pictures.length === 0) return <p class="album-none">{none}</p>;
  return (
    <ul class="album">
      {pictures.map(({ key, back, front, share, mark, words, sign }) => (
        <li key={key}>
          <span class="snapshot row spread">
            <img class="slim" src={back} alt="" />
            <img class="slim" src={front} alt="" style={{ height: `${share * 100}%` }} />
          </span>
          <span class="snapshot-foot row spread">
            <img class="sign" src={mark} alt="" />
            {words}
            <img class="sign" src={sign} alt="" />
          </span>
        </li>
      ))}
    </ul>
  );
}
