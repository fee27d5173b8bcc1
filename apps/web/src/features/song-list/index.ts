export { SongList } from './song-list.tsx';
