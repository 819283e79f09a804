// React and the router choose their production code when they are first imported. Import this file
// before them.
process.env.NODE_ENV = 'production';
