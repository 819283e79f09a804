// React and the router choose their production code when they are first imported. Import this file
// before them. Child processes and worker threads inherit the variable.
process.env.NODE_ENV = 'production';
