/** hls.js publishes no types for its light build; they are those of the whole one. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}
